// Handlers answer amounts in their wire format. The compiler checks this.
import { expectTypeOf, it } from "vitest";
import type { AnswerOf, RowOf } from "pilothouse/handles";
import type { Answered } from "pilothouse/platform";
import type { Amount } from "pilothouse/schema";
import type { resources } from "../generated/resources";

type Order = RowOf<typeof resources.order>;

it("does not compile a stored row as an answer, whole, in part, or within another value", () => {
  expectTypeOf<Order>().not.toExtend<Answered>();
  expectTypeOf<Pick<Order, "order_id" | "price">>().not.toExtend<Answered>();
  expectTypeOf<{ readonly rows: readonly Order[] }>().not.toExtend<Answered>();
  expectTypeOf<Order & { readonly pay_url: string }>().not.toExtend<Answered>();
});

it("takes no row whose values nobody has read, and no amount in cents for a number", () => {
  expectTypeOf<Readonly<Record<string, unknown>>>().not.toExtend<Answered>();
  expectTypeOf<Order["price"]>().not.toExtend<number>();
});

it("compiles a row in the form of the wire", () => {
  expectTypeOf<AnswerOf<typeof resources.order>>().toExtend<Answered>();
  expectTypeOf<AnswerOf<typeof resources.order>["price"]>().toEqualTypeOf<Amount>();
});
