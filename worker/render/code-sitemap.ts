import type { Context } from 'hono'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import { codeOf, openTree } from '../../domain/classifier/tree.ts'
import { isWhole } from '../../domain/classifier/tree-answer.ts'
import { readClassifier } from '../../web/pages/classifier/read-codes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'

/**
 * Every code of a classifier's current edition that has a page; lines of the tariff without a code have none.
 * @throws PageError where the classifier cannot be read
 */
export async function listCodes(c: Context<EdgeEnv>, tree: ClassifierName): Promise<string[]> {
  const response = await readClassifier(createClient(c).get(`/api/${tree}/tree`))
  if (!isWhole(response)) throw new Error('the API returned no tree')
  const opened = openTree(response.data)
  return Array.from({ length: opened.size }, (_, at) => codeOf(opened, at)).filter((code) => code !== null)
}
