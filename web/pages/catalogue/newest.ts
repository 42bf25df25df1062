/** The filters of a list, whatever its order, page and view: what a feed of its newest goods has. */
export const newestOf = ({ sort: _, page: __, view: ___, ...filters }: Record<string, string>) => filters
