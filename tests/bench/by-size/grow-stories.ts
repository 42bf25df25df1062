/** Grows the seed's press centre to any size, for measurements, by copies of its stories with other dates. */
import type { D1Database } from '@cloudflare/workers-types'

/** Copies of every story in a statement. */
const AT_ONCE = 500

/** One row for each new story: `source` is the seed's, `num` its own number. ?3 is how many stories the seed has. */
const COPIES = `WITH RECURSIVE copies (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?2),
  again AS (SELECT s.num AS source, n * ?3 + s.num AS num, n FROM copies CROSS JOIN stories AS s WHERE s.num <= ?3)`

const STORIES = `${COPIES}
  INSERT INTO stories (num, id, slug, titles, leads, bodies, cover, published_at)
  SELECT a.num, printf('s%015d', a.num), s.slug, s.titles, s.leads, s.bodies, s.cover, s.published_at - a.n * 60000
  FROM again AS a CROSS JOIN stories AS s ON s.num = a.source`

const TAGS = `${COPIES}
  INSERT INTO story_tags (tag, story) SELECT t.tag, a.num FROM again AS a CROSS JOIN story_tags AS t ON t.story = a.source`

/**
 * @param db seeded, and not grown yet
 * @param wanted the least number of stories afterwards
 */
export async function growStories(db: D1Database, wanted: number): Promise<void> {
  const seeded = (await db.prepare('SELECT max(num) AS n FROM stories').first<number>('n')) ?? 0
  const copies = Math.ceil((wanted - seeded) / seeded)
  for (let from = 1; from <= copies; from += AT_ONCE) {
    const to = Math.min(copies, from + AT_ONCE - 1)
    await db.batch([STORIES, TAGS].map((sql) => db.prepare(sql).bind(from, to, seeded)))
  }
}
