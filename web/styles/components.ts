// The styles of every component, those drawn at the edge alone as well: the browser gets one sheet with all of them.
import.meta.glob('../{app,components,pages}/**/*.module.css', { eager: true })
