import { type Call, call, EVERY_ROUND } from './measure.ts'

interface Branches {
  data: { category: { id: string; count: number }[]; service: { id: string; count: number }[] }
}

async function busiest(site: URL, path: string, kind: keyof Branches['data']): Promise<string> {
  const response = await fetch(new URL(path, site))
  const { data }: Branches = await response.json()
  const [first] = data[kind].toSorted((one, other) => other.count - one.count)
  if (!first) throw new Error(`${path} has no ${kind}`)
  return first.id
}

async function companiesOf(site: URL): Promise<string[]> {
  const response = await fetch(new URL(`/api/companies?perPage=${EVERY_ROUND}&sort=founded`, site))
  const { data }: { data: { id: string }[] } = await response.json()
  return data.map(({ id }) => id)
}

/** A buyer's calls of the two directories. @param site of the smallest size. */
export async function companyCalls(site: URL): Promise<Call[]> {
  const category = await busiest(site, '/dev/suppliers/filter', 'category')
  const service = await busiest(site, '/dev/services/filter', 'service')
  const companies = await companiesOf(site)
  const list = '/api/companies?'
  const facets = '/dev/suppliers/filter?'
  const offering = `/api/company-services?service=${service}`
  const offeringFacets = '/dev/services/filter?'
  return [
    call('suppliers', list, 1.3),
    call('suppliers, next page', `${list}page=2`, 1.3),
    call('suppliers of a category', `${list}category=${category}`, 1.3),
    call('suppliers, oldest first', `${list}sort=founded`, 1.3),
    call('suppliers, two filters set', `${list}country=CN&verified=1`, 3),
    call('suppliers by words', `${list}q=valve`, 8),
    call('facets of suppliers', facets, 2),
    call('facets of a category’s suppliers', `${facets}category=${category}`, 2),
    call('facets of suppliers, two filters set', `${facets}country=CN&verified=1`, 15),
    call('kinds of services', '/api/services?', 1.3),
    call('service companies', offering, 1.3),
    call('facets of service companies', `${offeringFacets}service=${service}`, 2),
    {
      what: 'supplier',
      path: (round) => `/api/companies/${companies.at(round % companies.length) ?? ''}`,
      budget: 1.3,
    },
  ]
}
