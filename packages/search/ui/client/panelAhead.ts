import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadPanel } from '../components/loadPanel';

// Who is at the search box already has its panel asked for before React has taken the page over.
if (ExecutionEnvironment.canUseDOM && document.activeElement?.closest('[role="search"]') != null) {
  // The box asks again, and tells when it cannot be had.
  loadPanel().catch(() => undefined);
}
