/** /api/operator/documents: PDFs that moderators read within a screen (docs/behaviour.md, "Documents on the desk"). */
import { Hono } from 'hono'
import { PDF } from '../../../../domain/desk-documents.ts'
import { callStore } from '../../../call-store.ts'
import { streamBody } from '../../../stream-body.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { FRAMED_PDF_CSP } from '../../http/file-csp.ts'
import { parseId } from '../../http/id.ts'
import { describeFile } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'

const UNKNOWN = 'file.unknown'

export const deskDocuments = new Hono<ApiEnv>().get(
  '/:id',
  describeFile(
    'moderation',
    'An uploaded PDF, to be shown within a page of this site; any other file is `file.unknown`',
  ),
  requires('moderation.read'),
  async (c) => {
    const { FILES } = c.env
    const stored = await callStore('R2', () => FILES.get(parseId(c.req.param('id'), UNKNOWN)))
    // The type is what worker/api/account/files/content/ has found in the content, whatever the name says.
    if (stored?.httpMetadata?.contentType !== PDF) throw new AppError(UNKNOWN, 404)
    const headers = {
      'Content-Type': PDF,
      'Content-Length': String(stored.size),
      // The name that it was stored with says "attachment".
      'Content-Disposition': 'inline',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': FRAMED_PDF_CSP,
      'Cache-Control': 'private, no-cache',
      ETag: stored.httpEtag,
    }
    return new Response(streamBody(stored.body), { headers })
  },
)
