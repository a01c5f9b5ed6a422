// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { ArticleState } from "../../../../shared/generated/enums";
import { articleState } from "../../enums";
import { wikiCategoryReference } from "../wiki_category/wikiCategory.reference";

export const WikiShow = () => (
  <ShowView
    state={<EnumField required source="state" of={articleState} />}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={articleState}
        transitions={{
          [ArticleState.published]: [ArticleState.unpublished],
          [ArticleState.unpublished]: [ArticleState.published],
        }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField required source="category_id" of={wikiCategoryReference} />
      <TextField required source="content" lines={10} />
      <NumberField source="sort" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
