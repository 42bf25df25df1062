// The order of the layers stands in the first of them.
import './index.css'
import './components.ts'
