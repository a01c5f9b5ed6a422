import { render, screen } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { expect, it } from "vitest";
import { Filled } from "../../../src/framework/slots";
import { CronValue } from "../../../src/framework/value/CronValue";
import { schedules } from "./index";

const value = <CronValue value="0 9 * * *" />;

it("a schedule is said in words with the feature, and is its expression without", () => {
  const { unmount } = render(<CoreAdminContext>{value}</CoreAdminContext>);
  expect(document.body.textContent).toBe("0 9 * * *");
  unmount();
  render(
    <CoreAdminContext>
      <Filled by={schedules.fills}>{value}</Filled>
    </CoreAdminContext>,
  );
  expect(screen.getByText(/ui\.cron\.daily|ui\.cron\.unknown_zone/)).toBeTruthy();
  expect(document.body.textContent).toContain("0 9 * * *");
});
