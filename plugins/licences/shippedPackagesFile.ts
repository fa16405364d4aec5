/** File below `.docusaurus` that lists what visitors get, each as `name@version`. */
export const shippedPackagesFile = 'licences/packages.json';
