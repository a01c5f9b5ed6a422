// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "community.name": "Community",
  "community.plural": "Communities",
  "community.fields.id": "ID",
  "community.fields.name": "Name",
  "community.fields.type": "Type",
  "community.fields.comp_id": "Property company",
  "community.fields.person": "Contact person",
  "community.fields.phone": "Phone",
  "community.fields.city": "City",
  "community.fields.address": "Address",
  "community.fields.latitude": "Latitude",
  "community.fields.longitude": "Longitude",
  "community.fields.location": "Map location",
  "community.fields.remark": "Remark",
  "community.fields.gmt_create": "Created",
  "community.groups.community": "Community",
  "community.groups.place": "Location",
  "community.groups.record": "Record",
  "enums.community_type.1": "Residential",
  "enums.community_type.2": "Office park",
  "enums.community_type.3": "Villas",
} satisfies WordTable;
