import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
export default function Home(): ReactNode {
  return <Layout><main>Accueil</main></Layout>;
}
