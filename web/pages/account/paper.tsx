import {
  type LabelledValue,
  type PrintedDocument,
  type PrintedLine,
  printedDocument,
} from '../../../domain/printed-document.ts'
import type { TradeDocument } from '../../../domain/trade-document.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import { DetailRow } from './message.tsx'
import styles from './paper.module.css'

/** A quote or an invoice as it is on paper. */
export function PaperDocument({ document }: { document: TradeDocument }) {
  const paper = printedDocument(document, useI18n())
  return (
    <article className={styles.paper} aria-label={paper.title}>
      <h2>{paper.title}</h2>
      <Facts rows={paper.facts} />
      <div className={styles.parties}>
        {paper.parties.map(({ heading, lines }) => (
          <div key={heading}>
            <strong>{heading}</strong>
            {lines.map((line) => (
              <p key={line}>
                <TypedText>{line}</TypedText>
              </p>
            ))}
          </div>
        ))}
      </div>
      <p className="soft small">{paper.priceBasis}</p>
      <table className={`ruled stacked ${styles.goods}`}>
        <thead>
          <tr>
            {Object.entries(paper.columns).map(([key, text]) => (
              <th key={key} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.lines.map((line) => (
            <Row key={line.position} line={line} columns={paper.columns} />
          ))}
        </tbody>
        <tfoot>
          {[...paper.totals, paper.gross].map(([label, value]) => (
            <tr key={label}>
              <th scope="row" colSpan={5}>
                {label}
              </th>
              <td className="figures">{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <Facts rows={[...(paper.words ? [paper.words] : []), ...paper.terms, ...paper.bank]} />
    </article>
  )
}

function Facts({ rows }: { rows: LabelledValue[] }) {
  if (rows.length === 0) return null
  return (
    <table className="ruled stacked">
      <tbody>
        {rows.map(([label, value]) => (
          <DetailRow key={label} name={label}>
            <TypedText>{value}</TypedText>
          </DetailRow>
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  line: PrintedLine
  /** Headings, which a phone shows beside each value. */
  columns: PrintedDocument['columns']
}

function Row({ line: { position, name, details, quantity, price, vat, amount }, columns }: RowProps) {
  return (
    <tr>
      <td className="figures">{position}</td>
      <td>
        <TypedText>{name}</TypedText>
        {details.map(({ text, isTyped }) => (
          <p key={text} className="soft small">
            {isTyped ? <TypedText>{text}</TypedText> : text}
          </p>
        ))}
      </td>
      <td className="figures" data-label={columns.quantity}>
        {quantity}
      </td>
      <td className="figures" data-label={columns.price}>
        {price}
      </td>
      <td className="figures" data-label={columns.vat}>
        {vat}
      </td>
      <td className="figures" data-label={columns.amount}>
        {amount}
      </td>
    </tr>
  )
}
