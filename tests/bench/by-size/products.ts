import { type Call, call, EVERY_ROUND } from './measure.ts'

interface Known {
  /** The busiest category of the seed's top level represents a list with much below it. */
  category: string
  /** A category with parameters, and filters by three of them: the most frequent value of each. */
  leaf: string
  params: string
  /** Products that every size has. */
  products: string[]
}

interface Parameter {
  key: string
  values: { value: string; count: number }[]
}

/** Three filters, in which the most frequent values leave the most to be counted. */
const threeOf = (parameters: Parameter[]): string =>
  parameters
    .filter(({ values }) => values.length > 1)
    .slice(0, 3)
    .map(({ key, values }) => `${key}:${values.toSorted((a, b) => b.count - a.count)[0]?.value}`)
    .join(';')

async function readKnown(site: URL): Promise<Known> {
  const get = async <Body>(path: string): Promise<Body> => (await fetch(new URL(path, site))).json()
  const { data } = await get<{ data: { category: { id: string; count: number }[] } }>('/api/products/filter')
  const [first] = data.category.toSorted((one, other) => other.count - one.count)
  if (!first) throw new Error('the seed has no categories')
  const list = await get<{ data: { id: string }[] }>(`/api/products?perPage=${EVERY_ROUND}`)
  const tree = await get<{ data: { id: string; slug: string }[] }>('/api/categories')
  const leaf = tree.data.find(({ slug }) => slug === 'ball-valves')
  if (!leaf) throw new Error('the seed has no ball valves')
  const facets = await get<{ data: { parameters: Parameter[] } }>(`/api/products/filter?category=${leaf.id}`)
  return {
    category: first.id,
    leaf: leaf.id,
    params: threeOf(facets.data.parameters),
    products: list.data.map(({ id }) => id),
  }
}

const search = (q: string, more = '') => `/dev/search?q=${encodeURIComponent(q)}${more}`
const suggest = (q: string) => `/dev/product/search?q=${encodeURIComponent(q)}`

/** A buyer's calls of the catalogue. @param site of the smallest size, whose products exist at every size. */
export async function productCalls(site: URL): Promise<Call[]> {
  const { category, leaf, params, products } = await readKnown(site)
  const ofLeaf = `category=${leaf}`
  const three = `${ofLeaf}&params=${encodeURIComponent(params)}`
  const list = `/api/products?category=${category}`
  const one = (round: number) => products.at(round % products.length) ?? ''
  return [
    call('list', list, 1.3),
    call('next page', `${list}&page=2`, 1.3),
    call('list by price', `${list}&sort=price`, 1.3),
    call('list of a quantity', `${list}&quantity=40`, 1.3),
    call('list of a quantity by price', `${list}&quantity=40&sort=price`, 1.3),
    call('list of a quantity in a range of prices', `${list}&quantity=40&sort=price&priceMin=1000&priceMax=5000`, 3),
    call('list of kilograms by delivery', '/api/products?quantity=3000&unit=kilogram&sort=soonest', 3),
    call(
      'list of kilograms in a range of prices',
      '/api/products?quantity=3000&unit=kilogram&sort=price&priceMin=1000&priceMax=5000',
      3,
    ),
    call('facets of a quantity', `/api/products/filter?category=${category}&quantity=40`, 10),
    call('page 50', `${list}&page=50&perPage=4`, 1.3),
    call('list with a count', `${list}&country=CN&inStock=1`, 3),
    { ...call('facets', `/api/products/filter?category=${category}`, 10), level: 1.3 },
    {
      ...call('facets, two filters set', `/api/products/filter?category=${category}&country=CN&inStock=1`, 15, 40),
      level: 1.3,
    },
    {
      ...call(
        'facets, three filters set',
        `/api/products/filter?category=${category}&country=CN&inStock=1&moq=10`,
        15,
        40,
      ),
      level: 1.3,
    },
    call(
      'facets of what is in stock at a quantity',
      `/api/products/filter?category=${category}&quantity=40&inStock=1`,
      15,
    ),
    call('list of what is in stock at a quantity', `${list}&quantity=3000&inStock=1`, 15, 40),
    call('facets of parameters', `/api/products/filter?${ofLeaf}`, 10),
    call('facets, three parameters set', `/api/products/filter?${three}`, 15, 40),
    call('list, three parameters set', `/api/products?${three}`, 15),
    call('list by a parameter', `/api/products?${ofLeaf}&sort=by-dn`, 1.3),
    call('list by words', '/api/products?q=steel%20pipe', 8),
    call('typeahead', suggest('valv'), 3, 15),
    call('typeahead, a slip', suggest('зпдвижка кли'), 3, 15),
    call('typeahead of every kind', search('steel pi'), 4, 15),
    call('search, two common words', search('steel pipe', '&size=page'), 8),
    call('search, a name and a size', search('кран шаровой ду50', '&size=page'), 8),
    call('search, the other layout', search('rhfy ifhjdjq le50', '&size=page'), 8),
    call('search, a slip', search('винтовой компресор 15 квт', '&size=page'), 8),
    call('search, a word too many', search('титановая задвижка ду100', '&size=page'), 8),
    { what: 'product', path: (round) => `/api/products/${one(round)}`, budget: 1.3 },
    { what: 'similar products', path: (round) => `/api/products/${one(round)}/products`, budget: 2 },
    { what: 'product page', path: (round) => `/en/product/${one(round)}`, budget: 1.3 },
  ]
}
