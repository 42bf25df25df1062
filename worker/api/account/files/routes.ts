import { Hono } from 'hono'
import { FileQuery, StoredFileResponse } from '../../../../domain/contract/files.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeFile, describeWrite } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { describeFileForm } from './describe-form.ts'
import { serve } from './serve.ts'
import { upload } from './upload.ts'

export const files = new Hono<ApiEnv>()
  .get('/common/:id', describeFile('files', 'A stored file'), query(FileQuery), (c) => serve(c, c.req.valid('query')))
  .post(
    '/common',
    describeWrite(
      'files',
      'Keeps a picture (PNG, JPEG, WebP, AVIF, GIF; 10 MB, 40 megapixels) or a document (PDF, XLSX, DOCX; 20 MB)',
      { 201: StoredFileResponse },
      {
        400: 'The form cannot be read: `body.malformed`',
        409: 'No room left: `file.quota`',
        413: 'Too large: `file.too-large`',
        415: 'No form: `body.not-form`',
        503: 'Cannot be stored just now: `storage.unavailable`',
      },
    ),
    describeFileForm,
    requires('file.upload'),
    (c) => upload(c, signedIn(c), (stored) => stored),
  )
