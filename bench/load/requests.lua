-- What wrk asks for, in turn, and what it found. The paths are in a file: path, status that is expected.
local paths, expected = {}, {}
for line in io.lines(os.getenv('LOAD_PATHS')) do
  local path, status = line:match('^(%S+) (%d+)$')
  paths[#paths + 1] = path
  expected[#expected + 1] = tonumber(status)
end

local at = 0
local wanted404 = 0
for _, status in ipairs(expected) do
  if status == 404 then wanted404 = wanted404 + 1 end
end

function request()
  at = at % #paths + 1
  return wrk.format('GET', paths[at], { ['Accept-Encoding'] = 'br', ['Host'] = wrk.host })
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"bytes":%d,"refused":%d,"broken":%d,"late":%d,"statusOver399":%d,"share404":%f,' ..
    '"p50":%d,"p90":%d,"p99":%d,"worst":%d}\n',
    summary.requests, summary.duration, summary.bytes, errors.connect, errors.read + errors.write, errors.timeout,
    errors.status, wanted404 / #paths,
    latency:percentile(50), latency:percentile(90), latency:percentile(99), latency.max))
end
