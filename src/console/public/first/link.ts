import { settle, show } from "pilothouse/public/first";

settle();
show({});
