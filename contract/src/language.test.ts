import { describe, expect, test } from "vitest";
import { seemsForeign } from "./language.ts";

describe("another language than English", () => {
  test.each([
    "Die Rechnung kann nicht mit der Karte bezahlt werden, wenn das Konto gesperrt ist",
    "Les utilisateurs peuvent voir la liste des factures dans leur compte",
    "El usuario puede ver la factura de los clientes con el enlace",
    "ログイン画面でパスワードを再設定できるようにする",
    "Новый способ входа по ссылке",
  ])("%s", (text) => {
    expect(seemsForeign([text])).toBe(true);
  });

  test.each(["Let guests see the invoice with the link", "Fix login", "Café page: add an apéritif", ""])(
    "not: %j",
    (text) => {
      expect(seemsForeign([text])).toBe(false);
    },
  );
});
