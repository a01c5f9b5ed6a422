/** The lists whose rows the platform exports in the background, by their resources. */
export type Exporters = Readonly<
  Record<
    string,
    {
      /** The timestamp for which people must choose a range of at most three months. */
      readonly range?: string;
    }
  >
>;
