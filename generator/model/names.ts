/** product_version -> productVersion */
export const toCamelCase = (name: string): string =>
  name.replace(/_+([a-z0-9])/g, (_, next: string) => next.toUpperCase()).replace(/_+$/, "");

/** product_version -> ProductVersion */
export const toPascalCase = (name: string): string => {
  const rest = toCamelCase(name);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
