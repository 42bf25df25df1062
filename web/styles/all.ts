// The first of them declares the order of the layers.
import './index.css'
import './components.ts'
