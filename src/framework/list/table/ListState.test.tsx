import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ListState } from "./ListState";

it("has a placeholder in each column of each row that is loading", () => {
  const { container } = render(
    <table>
      <tbody>
        <ListState state="pending" span={5} rows={3} />
      </tbody>
    </table>,
  );
  const rows = [...container.querySelectorAll("tr")];
  expect(rows.map((row) => [...row.querySelectorAll("td > span")].length)).toEqual([5, 5, 5]);
});
