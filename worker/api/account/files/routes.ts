import { Hono } from 'hono'
import { PictureQuery, StoredFileResponse } from '../../../../domain/contract/files.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeFile, describeWrite } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { describeFileForm, UNSTORED_FILE } from './describe-form.ts'
import { serve } from './serve.ts'
import { upload } from './upload.ts'

export const filesRoutes = new Hono<ApiEnv>()
  .get('/common/:id', describeFile('files', 'A stored file'), query(PictureQuery), (c) =>
    serve(c, c.req.valid('query')),
  )
  .post(
    '/common',
    describeWrite(
      'files',
      'Keeps a picture (PNG, JPEG, WebP, AVIF, GIF; 10 MB, 40 megapixels) or a document (PDF, XLSX, DOCX; 20 MB)',
      { 201: StoredFileResponse },
      {
        ...UNSTORED_FILE,
        409: 'No room left: `file.quota`',
      },
    ),
    describeFileForm,
    requires('file.upload'),
    (c) => upload(c, signedIn(c), (stored) => stored),
  )
