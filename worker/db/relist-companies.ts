/**
 * The directories of companies made anew from companies, company_services and facet_counts: what the triggers of
 * migrations/0008_directory.sql keep otherwise. Each statement stays below the 30 s that the deployed database gives it.
 */

const COLUMNS = 'node, company, offers, created, founded, country, city, verified'

/** The same expressions as in the triggers. */
const list = (nodes: string): string => `INSERT INTO company_listing (${COLUMNS})
  SELECT n.node, c.num, n.offers, c.created_at, coalesce(c.founded, 9999), c.country, c.city_key, c.verified
  FROM company_nodes AS n CROSS JOIN companies AS c ON c.num = n.company WHERE ${nodes} ORDER BY n.node, c.num`

const COUNTED = {
  all: "''",
  country: 'country',
  city: 'city',
  verified: 'CAST(verified AS TEXT)',
  founded: 'CAST(founded AS TEXT)',
}

const count = ([facet, value]: [string, string]): string => `INSERT INTO company_counts (node, facet, value, n)
  SELECT node, '${facet}', ${value}, count(*) FROM company_listing GROUP BY node, ${value}`

const COUNT_ACTIVITIES = `INSERT INTO company_counts (node, facet, value, n)
  SELECT l.node, 'activity', a.code, count(*)
  FROM company_listing AS l CROSS JOIN company_activities AS a ON a.company = l.company GROUP BY l.node, a.code`

/** Statements to be run in this order while a row in bulk_load switches the triggers off. */
export const RELIST_COMPANIES: readonly string[] = [
  'DELETE FROM company_counts',
  'DELETE FROM company_listing',
  'DELETE FROM company_activities',
  'INSERT INTO company_activities (code, company) SELECT code, company FROM activity_ancestors ORDER BY code, company',
  list('n.node = 0'),
  list('n.node > 0'),
  list('n.node < 0'),
  ...Object.entries(COUNTED).map(count),
  COUNT_ACTIVITIES,
]
