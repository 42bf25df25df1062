import { Hono } from 'hono'
import { NamedPictures, PictureNames } from '../../../../../domain/contract/picture-names.ts'
import { LocaleQuery } from '../../../../../domain/contract/values.ts'
import { MAX_PICTURE_NAMES } from '../../../../../domain/limits.ts'
import { database } from '../../../../db/connection.ts'
import { requires } from '../../../http/access/requires.ts'
import { member } from '../../../http/access/viewer.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { describeRepeatable } from '../../../http/openapi.ts'
import { body, query } from '../../../http/validate.ts'
import { articlesIn, matchNames } from './match.ts'
import { selectByArticle } from './queries.ts'

/** /api/profile/company/products/picture-names */
export const pictureNames = new Hono<ApiEnv>().post(
  '/',
  describeRepeatable(
    'own products',
    `Finds the products of up to ${MAX_PICTURE_NAMES} picture files by the articles in their names; nothing is written`,
    { 200: NamedPictures },
    {},
  ),
  requires('product.read'),
  query(LocaleQuery),
  body(PictureNames),
  async (c) => {
    const { names } = c.req.valid('json')
    const rows = await selectByArticle(database(c.env.DB), member(c).organization.num, articlesIn(names))
    return c.json({ data: matchNames(names, rows, c.var.locale) })
  },
)
