import { expect, test } from "vitest";
import { secret } from "../support/lead-load.ts";
import { ServiceProcess } from "../support/service-process.ts";
import { WebhookServer } from "../support/webhook-server.ts";

test("one id leads from a visitor's form to its delivery, at the receiver and in the log", {
  timeout: 30_000,
}, async () => {
  await using crm = new WebhookServer();
  await using service = await ServiceProcess.start({
    PORT: "0",
    METRICS_PORT: "0",
    LEAD_WEBHOOK_URL: await crm.listen(),
    LEAD_WEBHOOK_SECRET: secret,
  });
  crm.behaviour = "500";
  const answer = await fetch(`${await service.origin()}/forms/book-a-demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Anna", email: "anna@example.com", company: "Example" }),
  });
  expect(answer.status).toBe(200);
  const reqId = answer.headers.get("x-request-id");
  const told = () => service.output.split("\n").filter((line) => line.includes(`"${reqId}"`));
  await expect.poll(() => told().join()).toContain('"problem":"HTTP 500"');
  crm.behaviour = "accept";
  await expect.poll(() => told().join(), { timeout: 20_000 }).toContain("delivered a lead");
  expect(crm.accepted[0]?.headers["x-request-id"]).toBe(reqId);
  expect(service.output).not.toContain("anna@example.com");
});
