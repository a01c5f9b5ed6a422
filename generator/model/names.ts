/** product_version -> productVersion */
export const camel = (name: string): string =>
  name.replace(/_+([a-z0-9])/g, (_, next: string) => next.toUpperCase()).replace(/_+$/, "");

/** product_version -> ProductVersion */
export const pascal = (name: string): string => {
  const rest = camel(name);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
