// Replaces links to files that are not on the site, such as sources and ARCHITECTURE.md, with their text. In the
// repository, these links lead to the files. Links to pages of the site have become addresses that begin with a slash.

interface Node {
  type: string;
  url?: string;
  children?: Node[];
}

const leadsToFile = ({ type, url = "" }: Node): boolean => type === "link" && /^\.{1,2}\/|^[\w-]+\//.test(url);

const unlink = (node: Node): Node[] => {
  const children = node.children?.flatMap(unlink);
  if (children === undefined) return [node];
  return leadsToFile(node) ? children : [{ ...node, children }];
};

/** A plugin of remark. */
export const unlinkFiles = () => (tree: Node) => {
  tree.children = tree.children?.flatMap(unlink) ?? [];
};
