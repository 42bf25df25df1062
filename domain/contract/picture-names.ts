/** POST /api/profile/company/products/picture-names: finds the product of each picture by the name of its file. */
import * as v from 'valibot'
import { MAX_PICTURE_NAMES } from '../limits.ts'
import { Localized } from './values.ts'

export const PictureNames = v.pipe(
  v.object({
    names: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(400))),
      v.minLength(1),
      v.maxLength(MAX_PICTURE_NAMES),
      v.description('Names of files, with their folders where they have any'),
      v.examples([['KSH-50_2.jpg']]),
    ),
  }),
  v.examples([{ names: ['KSH-50.jpg', 'KSH-50_2.jpg'] }]),
)

const NamedProduct = v.object({
  id: v.string(),
  name: Localized,
  article: v.pipe(v.string(), v.description('Article of the product, or that of its variant'), v.examples(['KSH-50'])),
  variant: v.pipe(
    v.nullable(v.string()),
    v.description('SKU of the variant, where the article is a variant’s alone'),
    v.examples([null]),
  ),
  picture: v.pipe(
    v.nullable(v.string()),
    v.description('Id of the picture that the product already has of a file with this name'),
    v.examples([null]),
  ),
})
export type NamedProduct = v.InferOutput<typeof NamedProduct>

export const NamedPictures = v.pipe(
  v.object({
    data: v.array(
      v.object({
        name: v.pipe(v.string(), v.description('Name as it was sent'), v.examples(['KSH-50_2.jpg'])),
        place: v.pipe(
          v.number(),
          v.description('Number among the pictures of the article; 0 without one'),
          v.examples([2]),
        ),
        products: v.pipe(v.array(NamedProduct), v.description('None, one, or several to choose from')),
      }),
    ),
  }),
  v.examples([
    {
      data: [
        {
          name: 'KSH-50_2.jpg',
          place: 2,
          products: [
            {
              id: '06d2k6t0000g1a2b',
              article: 'KSH-50',
              variant: null,
              picture: null,
              name: { text: 'Ball valve DN 50', lang: 'en' as const },
            },
          ],
        },
      ],
    },
  ]),
)
export type NamedPictures = v.InferOutput<typeof NamedPictures>
