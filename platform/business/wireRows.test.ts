// Handlers answer amounts in their wire format. The compiler checks this.
import { expectTypeOf, it } from "vitest";
import type { AnswerOf, RowOf } from "pilothouse/handles";
import type { AnswerValue } from "pilothouse/platform";
import type { Amount } from "pilothouse/schema";
import type { resources } from "../generated/resources";

type Order = RowOf<typeof resources.order>;

it("does not compile a stored row as an answer, whole, in part, or within another value", () => {
  expectTypeOf<Order>().not.toExtend<AnswerValue>();
  expectTypeOf<Pick<Order, "order_id" | "price">>().not.toExtend<AnswerValue>();
  expectTypeOf<{ readonly rows: readonly Order[] }>().not.toExtend<AnswerValue>();
  expectTypeOf<Order & { readonly pay_url: string }>().not.toExtend<AnswerValue>();
});

it("takes no row whose values nobody has read, and no amount in cents for a number", () => {
  expectTypeOf<Readonly<Record<string, unknown>>>().not.toExtend<AnswerValue>();
  expectTypeOf<Order["price"]>().not.toExtend<number>();
});

it("compiles a row in the form of the wire", () => {
  expectTypeOf<AnswerOf<typeof resources.order>>().toExtend<AnswerValue>();
  expectTypeOf<AnswerOf<typeof resources.order>["price"]>().toEqualTypeOf<Amount>();
});
