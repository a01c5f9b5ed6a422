import { ServiceDesk } from "../../../support/desk/ServiceDesk";

export const FeedbackList = () => <ServiceDesk />;
