import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import "./page-head.css";

interface PageHeadProps {
  readonly title: ReactNode;
  /** The level of the heading. Default: h1. */
  readonly level?: "h1" | "h2" | undefined;
  /** The id of the heading on the page. */
  readonly id?: string | undefined;
  /** Drawn before and after the title. */
  readonly before?: ReactNode;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** The title of a page and its buttons. */
export const PageHead = ({ title, level = "h1", id, before, beside, children }: PageHeadProps) => (
  <div className="ui-page-head">
    <div className="ui-page-name">
      {before}
      <Typography component={level} variant="h2" {...(typeof title === "string" && { title })} {...(id && { id })}>
        {title}
      </Typography>
      {beside}
    </div>
    {children}
  </div>
);
