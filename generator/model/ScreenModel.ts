// The screens of a console, as console.yaml declares them.
import type { DashboardPart, PART_FORMS } from "../definition/Dashboard";
import type { Words } from "../../shared/schema/languages";

/** A first path segment: /product. `redirect` is the screen it opens. */
export interface SectionModel {
  readonly name: string;
  readonly label: Words;
  readonly icon: string;
  readonly redirect: string;
  readonly screens: readonly ScreenModel[];
}

/** A route of the console: /product/device. */
export interface ScreenModel {
  readonly path: string;
  /** The menu key that grants it: `product.device`. */
  readonly menu: string;
  readonly label: Words;
  readonly icon: string;
  /** Names of resources. The first has the path `path`, and the paths of the others start with it. */
  readonly resources: readonly string[];
  /** Whether the screen itself fills the area under the app bar. */
  readonly hiddenContent: boolean;
  /** Whether its records exist only on a platform with extensions. */
  readonly extension: boolean;
  /** Path from src/console/ of a hand-written screen component, without extension. */
  readonly component: string | null;
  /** The parts of its dashboard; null for another screen. */
  readonly dashboard: readonly DashboardPartModel[] | null;
}

/** A figure, a chart or a short list of a dashboard. */
export interface DashboardPartModel extends Pick<DashboardPart, "by" | "days" | "rows"> {
  readonly form: (typeof PART_FORMS)[number];
  readonly resource: string;
  /** The field that it sums, or the fields that it shows of new records. */
  readonly columns: readonly string[];
  readonly when: NonNullable<DashboardPart["when"]>;
  /** Null if its words follow from the resource. */
  readonly label: Words | null;
}

export interface MenuModel {
  /** `product`, `product.device`, `vas.order.refund` */
  readonly key: string;
  readonly parent: string | null;
  readonly label: Words;
  readonly icon: string;
  readonly path: string | null;
  readonly type: "section" | "screen" | "action";
}

/** The titles of pages that need no account. */
export interface PageTitles {
  /** The title of the console, for pages without their own title. */
  readonly product: Words;
  /** Address -> title. */
  readonly pages: Readonly<Record<string, Words>>;
  /** The title of every page on the special host in the settings. */
  readonly host: Words | null;
}
