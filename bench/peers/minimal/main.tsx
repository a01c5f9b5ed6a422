// The peer of our console: the smallest possible react-admin application with a sign-in page and one list.
import { createRoot } from "react-dom/client";
import { Admin, DataTable, List, Resource, type AuthProvider, type DataProvider } from "react-admin";

const authProvider: AuthProvider = {
  login: async () => localStorage.setItem("peer", "1"),
  logout: async () => localStorage.removeItem("peer"),
  checkAuth: async () => {
    if (localStorage.getItem("peer") === null) throw new Error("signed out");
  },
  checkError: async () => {},
  getPermissions: async () => null,
};

const answer = async (path: string): Promise<{ data: never[]; total: number }> => {
  const response = await fetch(path);
  return response.json();
};
const refuse = async (): Promise<never> => {
  throw new Error("the peer only lists");
};
const dataProvider: DataProvider = {
  getList: (_resource, { pagination }) => answer(`/rows.json?size=${pagination?.perPage ?? 10}`),
  getOne: refuse,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
};

const Devices = () => (
  <List>
    <DataTable>
      {["uid", "mac", "name", "pk", "state", "net_type", "ver", "gmt_create"].map((source) => (
        <DataTable.Col key={source} source={source} />
      ))}
    </DataTable>
  </List>
);

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider}>
      <Resource name="devices" list={Devices} />
    </Admin>,
  );
