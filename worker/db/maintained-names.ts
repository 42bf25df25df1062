/**
 * The tables that triggers maintain, in the order of maintained-tables.ts, which has how their rows are computed: the built worker needs
 * the names alone.
 */
export const MAINTAINED_NAMES = [
  'listing',
  'listing_parameters',
  'product_steps',
  'listing_steps',
  'parameter_counts',
  'facet_counts',
  'product_texts',
  'company_activities',
  'company_routes',
  'company_regulations',
  'company_listing',
  'company_counts',
  'tag_stories',
  'variants',
  'operator_counts',
  'search_spellings',
] as const
