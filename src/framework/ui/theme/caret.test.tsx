import Autocomplete from "@mui/material/Autocomplete";
import NativeSelect from "@mui/material/NativeSelect";
import { ThemeProvider } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Caret } from "./Caret";
import { theme } from "./theme";

it("is the same on a select, a native select and a box with suggestions", () => {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <Caret />
      <TextField select value="" />
      <NativeSelect />
      <Autocomplete options={[]} renderInput={(props) => <TextField {...props} />} />
    </ThemeProvider>,
  );
  const paths = [...container.querySelectorAll("svg path")].map((path) => path.getAttribute("d"));
  expect(paths).toHaveLength(4);
  expect(new Set(paths).size).toBe(1);
});
