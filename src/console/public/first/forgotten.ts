import { applyLanguageAndColours, show } from "pilothouse/public/first";

applyLanguageAndColours();
show({});
