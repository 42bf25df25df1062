// The styles of every component, those drawn at the edge alone as well: the browser gets one sheet with all of them. Screens that are
// page loads of their own have another (scripts/vite/separate-styles.ts); the development server serves no built sheets.
import.meta.glob(
  ['../{app,components,pages}/**/*.module.css', '!../pages/{account*,sign-in,inquiry,request-list,icons,landing}/**'],
  {
    eager: true,
  },
)

if (import.meta.env.DEV) {
  const personal = import.meta.glob('../pages/{account*,sign-in,inquiry,request-list,icons,landing}/**/*.module.css')
  for (const load of Object.values(personal)) void load()
  void import('./separate.css')
}
