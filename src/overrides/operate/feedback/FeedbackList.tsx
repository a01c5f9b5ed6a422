import { ServiceDesk } from "../../../console/support/desk/ServiceDesk";

export const FeedbackList = () => <ServiceDesk />;
