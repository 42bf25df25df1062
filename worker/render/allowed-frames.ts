/** Which other documents a page may frame. */
import type { Context } from 'hono'
import type { PersonalName } from '../../domain/personal-routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { mapFrameSource } from './maps.ts'

/** Screens on which moderators read PDFs in the browser's viewer (docs/decisions/0079-documents-in-a-frame.md). */
const WITH_DOCUMENTS: ReadonlySet<PersonalName> = new Set<PersonalName>(['admin', 'deskCompany', 'productReview'])

/** @returns `frame-src` and `object-src` of the page; null where it may frame nothing of that kind */
export function allowedFrames(c: Context<EdgeEnv>): { frames: string | null; objects: string | null } {
  const maps = mapFrameSource(c.env)
  const { personal } = c.var.resolved
  if (!personal || !WITH_DOCUMENTS.has(personal.name)) return { frames: maps, objects: null }
  // The browser's viewer of PDFs is both a plugin and a frame.
  return { frames: [...new Set([maps, "'self'"])].filter(Boolean).join(' '), objects: "'self'" }
}
