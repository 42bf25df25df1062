import { ProductCard } from './product-card.tsx'
import type { ShownProduct } from './shown-product.ts'

/** A list of product cards below a heading. A page that shows only some of them passes its own class along. */
export function ProductCards({ products, className = 'cards' }: { products: ShownProduct[]; className?: string }) {
  return (
    <ul className={className}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}
