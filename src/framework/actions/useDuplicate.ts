import {
  type Identifier,
  useDataProvider,
  useLocation,
  useNavigate,
  useNotify,
  useResourceContext,
  useTranslate,
} from "ra-core";
import { useAllowed } from "../resource/access";
import { copyRecord } from "../resource/copyRecord";
import { failureWords } from "../resource/failureWords";
import { useResourcePath, useResourceProps } from "../resource/resource";

/** Opens the form of a new record with the values of another record. Null where no record can be created. */
export const useDuplicate = (): ((id: Identifier) => Promise<void>) | null => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const provider = useDataProvider();
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const paths = useResourcePath();
  const allowed = useAllowed("add");
  if (!allowed || props?.views.create === undefined) return null;
  return async (id) => {
    try {
      const { data } = await provider.getOne(resource, { id });
      navigate(paths.create, { state: { record: await copyRecord(props, data), back: pathname + search } });
    } catch (error) {
      notify(failureWords(error, translate), { type: "error" });
    }
  };
};
