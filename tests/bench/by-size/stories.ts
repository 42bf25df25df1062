import { type Call, call, EVERY_ROUND } from './measure.ts'

/** A reader's calls of the press centre. @param site of the smallest size, whose stories exist at every size. */
export async function storyCalls(site: URL): Promise<Call[]> {
  const get = async (path: string): Promise<{ data: { id: string }[] }> => (await fetch(new URL(path, site))).json()
  const { data: tags } = await get('/api/tags')
  const { data: stories } = await get(`/api/stories?perPage=${EVERY_ROUND}`)
  const one = (round: number) => stories.at(round % stories.length)?.id ?? ''
  return [
    call('stories', '/api/stories?', 3),
    call('stories, page 50', '/api/stories?page=50&perPage=4', 3),
    call('stories of a tag', `/api/stories?tag=${tags[0]?.id}`, 3),
    call('tags with counts', '/api/tags', 3),
    { what: 'story', path: (round) => `/api/stories/${one(round)}`, budget: 2 },
    { what: 'stories like it', path: (round) => `/api/stories?like=${one(round)}&perPage=3`, budget: 2 },
    call('stories by chance', '/api/stories/random', 2),
  ]
}
