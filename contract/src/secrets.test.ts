import { describe, expect, test } from "vitest";
import { findSecrets, maskSecrets } from "./secrets.ts";

// Put together here, so that no scanner of this repository takes them for real.
const letters = "Ab3Cd4Ef5Gh6Ij7Kl8Mn9Op0Qr1St2Uv3Wx4Yz5aB6cD7";
const jwt = `${["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiIxMjM0NTY3ODkwIn0"].join(".")}.${letters}`;
const live: [string, string][] = [
  ["AWS access key", `AKIA${"IOSFODNN7EXAMPLE".slice(0, 16).replace("7", "2")}`],
  ["GitHub token", `ghp_${letters.slice(0, 36)}`],
  ["GitLab token", `glpat-${letters.slice(0, 20)}`],
  ["Slack token", `xoxb-${letters.slice(0, 24)}`],
  ["Stripe key", `sk_${"live"}_${letters.slice(0, 24)}`],
  ["Google API key", `AIza${letters.slice(0, 35)}`],
  ["model provider key", `sk-ant-${letters.slice(0, 40)}`],
  ["npm token", `npm_${letters.slice(0, 36)}`],
  ["signed token", jwt],
];

describe("what looks like a live credential is found", () => {
  test.each(live)("%s", (kind, secret) => {
    const text = `Staging works with ${secret}, please try.`;
    const start = text.indexOf(secret);
    expect(findSecrets(text)).toEqual([{ start, end: start + secret.length, kind }]);
    expect(maskSecrets(text)).toBe(`Staging works with [masked ${kind}], please try.`);
  });

  test("a private key, cut off or whole", () => {
    const body = `${"A".repeat(64)}\n`.repeat(4);
    const whole = `-----BEGIN RSA PRIVATE KEY-----\n${body}-----END RSA PRIVATE KEY-----`;
    expect(maskSecrets(`Key:\n${whole}\nend`)).toBe("Key:\n[masked private key]\nend");
    expect(maskSecrets(`Key:\n-----BEGIN PRIVATE KEY-----\n${body}`)).toBe("Key:\n[masked private key]");
  });

  test("of an address and of an assignment only the secret goes", () => {
    expect(maskSecrets("postgres://app:hunter2hunter@db.internal/app")).toBe(
      "postgres://app:[masked password in an address]@db.internal/app",
    );
    expect(maskSecrets('client_secret = "q8Zr55kPw0aa"')).toBe('client_secret = "[masked assigned secret]"');
  });

  test.each([
    ["password: Summer24", "password: [masked assigned secret]"],
    ["Passwort: hunter2.", "Passwort: [masked assigned secret]."],
    ["(pwd=abc123)", "(pwd=[masked assigned secret])"],
    ["DB_PASSWORD=P@$$w0rd", "DB_PASSWORD=[masked assigned secret]"],
    ["**Password:** `Winter!25` for staging", "**Password:** `[masked assigned secret]` for staging"],
    ['{ "user": "anna", "password": "tea4two" }', '{ "user": "anna", "password": "[masked assigned secret]" }'],
    [
      "user anna, password: Tea4two, then press Enter",
      "user anna, password: [masked assigned secret], then press Enter",
    ],
    ["password:\n  Summer2024x", "password:\n  [masked assigned secret]"],
    ["APP_TOKEN=q8Zr55kPw0aa", "APP_TOKEN=[masked assigned secret]"],
  ])("people's short passwords, too: %s", (text, masked) => {
    expect(maskSecrets(text)).toBe(masked);
  });

  test("several are masked apart, and a masked text holds none", () => {
    const masked = maskSecrets(`${live[0]?.[1]} and ${live[1]?.[1]}`);
    expect(masked).toBe("[masked AWS access key] and [masked GitHub token]");
    expect(findSecrets(masked)).toEqual([]);
  });
});

test.each([
  "The password: at least 12 characters, one digit.",
  "token: string; expires: number",
  "password=<your password here 123>",
  "API_KEY=$API_KEY_2",
  "Set `secret: {{ vault.key1 }}` in values.yaml",
  "https://example.com:8080/path@v2",
  "ssh://git@host/repo and mailto:anna@example.com",
  "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  "password=$DB_PASS1 or %DB_PASS1%",
  "Password: Argon2id instead of bcrypt",
  "Reset password: step2 crashes, HTTP500 on iOS17.4",
  "Forgot password: AUTH-207 comes first",
  "password: 12chars, 90-day expiry",
  "Passwort: 1Password fills it",
  "Password: required, varchar255, see password: https://example.com/rules2",
  '"password": "string" and type=password',
  "password: ./secrets/db1.txt",
  "const password = req.body.password2; newPassword: z.string().min(12)",
  "password: settings.env.DB_PASS1",
  "password_hash: sha256",
  "Passwords: 2024-policy",
  "AKIA is how such keys begin; ghp_ too",
  "The token is valid for 15 minutes",
])("no secret: %s", (text) => {
  expect(findSecrets(text)).toEqual([]);
});

test.each(["password=", "pwd: $a1", "a://b:", "eyJaaaaaaaa.", "sk-", "token: a1 "])(
  "20,000 characters of %j hold nothing and end in time", // the runner gives up on a pattern that backtracks
  (nasty) => {
    expect(findSecrets(nasty.repeat(Math.ceil(20_000 / nasty.length)))).toEqual([]);
  },
);
