import {describeHosts} from '../harness/host-journeys.mjs';
import {apache, nginx} from '../harness/static-hosts.mjs';

describeHosts([nginx, apache]);
