/** POST /api/requests/files: a file is uploaded first, with or without an account, and the request then refers to it by its ticket. */
import * as v from 'valibot'
import { ID_PATTERN } from '../ids.ts'
import { StoredFile } from './files.ts'

/** Files of a request. */
export const MAX_REQUEST_FILES = 5

const EXAMPLE = '06d2k6t0000g1a2b.3nYy0bqkPlm2v8oJwQ5dFh1rTzXcE7uA9sKgV4iMxNo'

/** The file's id with a secret that its uploader alone has: a visitor has no account by which a file could be theirs. */
const FileTicket = v.pipe(v.string(), v.regex(new RegExp(`^${ID_PATTERN}\\.[\\w-]{43}$`)))

/** Files that a new request brings along. */
export const NewRequestFiles = v.pipe(
  v.optional(v.pipe(v.array(FileTicket), v.maxLength(MAX_REQUEST_FILES)), []),
  v.description('Tickets of files, which the suppliers that are asked may read'),
)

export const RequestFileResponse = v.pipe(
  v.object({
    data: v.object({
      ...StoredFile.pipe[0].entries,
      ticket: v.pipe(v.string(), v.description('Names it in a request')),
    }),
  }),
  v.examples([
    {
      data: {
        id: '06d2k6t0000g1a2b',
        url: '/api/files/common/06d2k6t0000g1a2b',
        name: 'flange.pdf',
        type: 'application/pdf',
        size: 482_133,
        kind: 'document' as const,
        width: null,
        height: null,
        ticket: EXAMPLE,
      },
    },
  ]),
)
