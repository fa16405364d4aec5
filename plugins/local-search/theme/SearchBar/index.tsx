import SearchBox from '@site/plugins/local-search/components/SearchBox';

export default SearchBox;
