import { defineThreat } from "./threat.ts";

/** Links and codes that stand in for a password. */
export const recovery = [
  defineThreat({
    id: "link-that-opens-an-account",
    family: "recovery",
    when: {
      sure: [
        "opens|open|uses|use|clicks .. link|it .. signs|joins|join|is in",
        "link|links .. workspace|team|organization|group|class|club & join|invite|role|sign",

        "link|links .. host header",
        "link|links stay|stays|remain|are good|valid|usable",
        "password forgot|reset",
        "invite|invitation .. parent|parents|colleague|member|user|by",
        "invitation .. no|without end|expiry|expire",
        "link .. choose|choosing|set|setting|create .. password",
        "invite|invitation|join link|links|code|codes",
        "links|link .. run|runs out",
        "<recovery> & <introduce|modify|drop|send|allow>",
        "<recovery> .. <lifetime>",
        "<lifetime> .. <recovery>",
        "<recovery> token|link|code|endpoint|flow|page|form|mail|email",
        "<staff|admin> .. reset|set|change .. password|<mfa>|email",
        "resend|re send|reissue .. <recovery>",
        "change .. email address|email|phone number & confirm|verify|without|customer|account",
        "accept|open|use|redeem .. <recovery>",
      ],
      likely: [
        "<recovery>",
        "invite .. <customer|staff|partner|others> & <allow|introduce|send>",
        "activation|verification & link|email|mail",
      ],
      hint: [
        "link|links",
        "reset",
        "mail|email .. link",
        "invite|invites|invited|invitation",
        "invite",
        "verify|verified|confirm .. email|address|phone",
      ],
    },
  }),
];
