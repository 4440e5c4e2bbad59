/* Stands in the build for packages that jsPDF would load for HTML and SVG (vite.config.ts). */
export {};
