import { Button, Icon, IconButton, PopoverButton } from "../../../src/framework/ui";
import { MenuLine } from "../../../src/framework/ui/MenuLine";
import type { Examples } from "../Examples";

export default {
  title: "Buttons",
  states: {
    "Main action": () => <Button variant="contained">Save</Button>,
    "Other action": () => <Button>Export</Button>,
    "Minor action": () => <Button variant="text">Show more</Button>,
    "Ends or pays something": () => (
      <Button variant="contained" color="error">
        Delete 3 devices
      </Button>
    ),
    "With an icon": () => (
      <Button>
        <Icon name="download" size={18} />
        Download
      </Button>
    ),
    Disabled: () => (
      <Button variant="contained" disabled>
        Save
      </Button>
    ),
    Busy: () => (
      <Button variant="contained" loading>
        Save
      </Button>
    ),
    Link: () => <Button to="/dashboard">Dashboard</Button>,
    "Icon only": () => <IconButton icon="edit" label="Edit" />,
    "Icon only, disabled": () => <IconButton icon="edit" label="Edit" disabled />,
    Menu: () => (
      <PopoverButton icon="more" label="More actions" role="menu">
        {(close) => <MenuLine onClick={close}>Copy the address</MenuLine>}
      </PopoverButton>
    ),
    Panel: () => (
      <PopoverButton icon="filter" label="Filter" role="dialog" worded>
        {() => <p>Anything can stand in a panel.</p>}
      </PopoverButton>
    ),
  },
} satisfies Examples;
