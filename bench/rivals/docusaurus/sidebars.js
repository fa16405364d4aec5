module.exports = { reference: require('./docs/api/sidebar').default };
