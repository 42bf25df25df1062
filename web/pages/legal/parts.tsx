import type { ReactNode } from 'react'
import type { TextPart } from '../../../domain/legal-texts.ts'
import { OperatorDetails } from '../../components/operator-details.tsx'
import { Cookies } from './cookies.tsx'
import { Purposes } from './purposes.tsx'
import type { StoredPiece } from './stored-text.ts'

/** The components of a text's placeholders (domain/legal-texts.ts). */
export const PARTS: Record<TextPart, () => ReactNode> = {
  operator: OperatorDetails,
  purposes: Purposes,
  cookies: Cookies,
}

interface StoredPiecesProps {
  pieces: StoredPiece[]
  /** Rendered in place of a placeholder's component, where the text is in another language than the page. */
  Other?: ((props: { part: TextPart }) => ReactNode) | undefined
}

/** Markdown that the edge has rendered as HTML, with the components of its placeholders in between. */
export function StoredPieces({ pieces, Other }: StoredPiecesProps) {
  return pieces.map((piece, at) => {
    if ('html' in piece)
      // Rendered by micromark, which escapes HTML and drops unsafe addresses (pages/story/markdown.ts).
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at the edge
      return <div key={at} dangerouslySetInnerHTML={{ __html: piece.html }} />
    const Part = PARTS[piece.part]
    return Other ? <Other key={piece.part} part={piece.part} /> : <Part key={piece.part} />
  })
}
